/** What Jest gets for a file that webpack would publish: some address. */
export default "/static/asset"
