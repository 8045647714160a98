/** Where all guides are listed. */
export const guidesPage = '/guides'

/** The page of a guide. @param name of its file, without `.md` */
export const guidePage = (name: string): string => `${guidesPage}/${name}`
