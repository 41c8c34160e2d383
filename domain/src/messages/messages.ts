/**
 * All messages for people, by section: `messages.general.noConnection`. Texts of the product specification
 * are used verbatim. Bundlers drop the texts that a build does not use.
 */
// biome-ignore lint/performance/noBarrelFile: bundlers tree-shake this namespace
export * as messages from './sections.ts';
