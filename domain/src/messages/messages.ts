/**
 * Every message people read, to the letter where the product specification gives the words: `messages.general.noConnection`. Each section
 * is a module of its own, so that a page is sent those it shows.
 */
// biome-ignore lint/performance/noBarrelFile: a namespace, of which bundlers take what is used
export * as messages from './sections.ts';
