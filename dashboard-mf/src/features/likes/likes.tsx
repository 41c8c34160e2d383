/** `/likes`. */
export default function Likes() {
  return (
    <>
      <title>Likes · Vidriera</title>
      <h1>Likes del usuario</h1>
    </>
  );
}
