/**
 * Every message people read, by section: `messages.general.noConnection`. Where the product specification
 * gives the words, they are its words. Each page gets only the sections that it uses.
 */
// biome-ignore lint/performance/noBarrelFile: a namespace, of which bundlers take what is used
export * as messages from './sections.ts';
