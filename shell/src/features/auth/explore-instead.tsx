/** What can be done without scripts, beneath what can't. */
export const ExploreInstead = () => (
  <>
    Activalo en tu navegador y volvé a cargar la página; sin él podés{' '}
    <a href="/explore">explorar la agenda</a>.
  </>
);
