import { EARLY_TAPS } from "../constants"

/**
 * The script that keeps taps on controls from the first paint until React listens: it shows that they were felt and hands the controls over to
 * `takeEarlyTaps`. Links need no help.
 */
export const KEEP_EARLY_TAPS = `(function(){var taps=[];function keep(event){var control=event.target.closest("button");if(!control)return;control.setAttribute("${EARLY_TAPS.attribute}","");taps.push(control)}document.addEventListener("click",keep,true);window.${EARLY_TAPS.property}=function(){document.removeEventListener("click",keep,true);return taps}})()`
