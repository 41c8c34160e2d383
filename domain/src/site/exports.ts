/** Private bucket of a project's exports, in the functions' region. */
export const exportsBucket = (project: string): string => `${project}-exports`;
/** Its copy in another region. */
export const exportsCopyBucket = (project: string): string => `${project}-exports-copy`;
