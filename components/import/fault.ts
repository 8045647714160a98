/** Why a file cannot be read at all, in words for whoever chose it. */
export class FileFault extends Error {}
