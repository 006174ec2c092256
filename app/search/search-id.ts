/** The id of the search's window: its button names it, its key opens it. */
export const searchId = 'search'
