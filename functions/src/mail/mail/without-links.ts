/** Invisible; mail programs make no link of an address with it. */
const WORD_JOINER = '\u2060';

/** Keeps mail programs from making links of bare addresses in people's texts. A mail address leads to no page, and stays. */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (/^[^/]+@[^/]+$/.test(word) ? word : broken(word)));

const broken = (word: string): string =>
  word.replace(/(?<=[\p{L}\p{N}-])[.。．｡](?=[\p{L}\p{N}])|:(?=\/\/)/gu, `$&${WORD_JOINER}`);
