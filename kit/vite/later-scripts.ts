/**
 * Has an import name what is fetched beside its chunk (`build.modulePreload.resolveDependencies`), without scripts that are there whenever something is
 * imported: their names are a list in every chunk that imports anything. It buys 0.1 to 0.2 KB of a public page's scripts. Without this file and what names it,
 * `npm test -- e2e -- budgets` shows the difference.
 * @param always names of chunks, without their hashes
 */
export const laterScripts =
  (...always: string[]) =>
  (_file: string, dependencies: string[]): string[] =>
    dependencies.filter((file) => !always.includes(/([^/]+)-[^/]{8}\.js$/.exec(file)?.[1] ?? ''));
