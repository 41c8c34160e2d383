/** A text on one line, without controls, invisible characters and line breaks (`\p{C}`): as a subject or a name in a letter. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
