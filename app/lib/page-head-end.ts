/** The last element of each page's head: nothing of the page is painted before it has arrived. */
export const pageHeadEnd = 'page-head-end'
