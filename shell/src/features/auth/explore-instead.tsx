/** An alternative that works without scripts. */
export const ExploreInstead = () => (
  <>
    Activalo en tu navegador y volvé a cargar la página; sin él podés{' '}
    <a href="/explore">explorar la agenda</a>.
  </>
);
