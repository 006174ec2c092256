/** The head of each page, which the browser waits for before it paints anything of the page. */
export const pageHeadId = 'page-head'
