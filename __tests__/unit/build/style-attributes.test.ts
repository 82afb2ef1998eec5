import { withoutStyleAttributes } from "../../../src/build/style-attributes"

test("style attributes become rules without duplicates; texts and other attributes are unchanged", () => {
  const html =
    '<p style="color:red">a</p><i class="b" style="--a:&quot;b&amp;&quot;"></i><p style="color:red" title="style">style=&quot;x&quot;</p>'
  expect(withoutStyleAttributes(html)).toEqual({
    html: '<p data-style="s0">a</p><i class="b" data-style="s1"></i><p data-style="s0" title="style">style=&quot;x&quot;</p>',
    css: '[data-style=s0]:not(#_){color:red}[data-style=s1]:not(#_){--a:"b&"}',
  })
})

test("a page without style attributes is unchanged", () => {
  const html =
    '<!DOCTYPE html><html><head><link href="data:image/svg+xml,a style=x"></head><body>A style="x" in a text</body></html>'
  expect(withoutStyleAttributes(html)).toEqual({ html, css: "" })
})
