import { Link } from 'kit/router';

/** `/`. */
export default function Landing() {
  return (
    <>
      <title>Vidriera</title>
      <h1>Tu link. Tus eventos. Tu vidriera.</h1>
      <Link to="/explore">Explorar</Link>
    </>
  );
}
