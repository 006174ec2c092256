/** The id of the search dialog. */
export const searchId = 'search'
