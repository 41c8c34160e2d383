import { Link } from '@vidriera/router';
import styles from './terms.module.css';

interface Row {
  data: string;
  use: string;
  seenBy: string;
}

const ROWS: readonly Row[] = [
  {
    data: 'Mail y contraseña (cifrada: no la conocemos)',
    use: 'Que entres a tu cuenta, la recuperes y te lleguen nuestros mails',
    seenBy: 'Solo vos',
  },
  {
    data: 'Si entrás con un código: tu mail hasta que lo usás o vence, y claves que no dicen el código ni quién sos; en tu dispositivo, una prueba de que entraste ahí',
    use: 'Mandártelo, y que sirva una sola vez, en la página que lo pidió',
    seenBy: 'Nadie',
  },
  { data: 'Nombre de usuario, nombre, foto, redes', use: 'Mostrar tu perfil', seenBy: 'Cualquiera' },
  { data: 'Teléfono, si lo cargás', use: 'Contactarte por tu cuenta', seenBy: 'Solo vos' },
  {
    data: 'Qué versión de estos textos aceptaste, y cuándo',
    use: 'Poder demostrarlo',
    seenBy: 'Solo vos',
  },
  {
    data: 'Si sos creador: descripción, dirección, ubicación, imágenes y publicaciones, con el orden y los títulos que les das',
    use: 'Mostrar tu vidriera y que te encuentren en Explorar',
    seenBy: 'Cualquiera',
  },
  {
    data: 'Si traés eventos de un calendario: su dirección, y cuáles trajiste, también los que eliminaste',
    use: 'Traer de nuevo sin duplicar, y que lo que eliminaste no vuelva',
    seenBy: 'Solo vos',
  },
  {
    data: 'Lo que te gusta',
    use: 'Mostrártelo, y contar cuántas personas lo marcaron',
    seenBy: 'Solo vos; los demás, la cantidad',
  },
  {
    data: 'Los lugares que pedís en un evento: la fecha, cuántos y desde cuándo, y una clave hecha con tu mail',
    use: 'Guardarte el lugar, ordenar la espera, avisarte si algo cambia, y que sea un pedido por persona',
    seenBy:
      'Vos y quien organiza el evento, que ve tu nombre y lo puede descargar en una lista; quienes le ayudan en la puerta, tu nombre y una inicial; los demás, cuántos quedan',
  },
  {
    data: 'Lo que respondés al anotarte, si el evento pregunta algo',
    use: 'Que quien organiza se prepare',
    seenBy: 'Vos y quien organiza el evento; quienes le ayudan en la puerta, si así los invitó',
  },
  {
    data: 'Los mensajes que les escribís a quienes se anotan en tus eventos',
    use: 'Mandárselos por mail y mostrárselos',
    seenBy: 'Quienes se anotaron en esa fecha; moderación, si alguien lo denuncia',
  },
  {
    data: 'Los eventos de los que pedís que te avisemos, y qué recordatorios te mandamos',
    use: 'Recordártelos el día antes y, si querés, dos horas antes',
    seenBy: 'Solo vos',
  },
  {
    data: 'Los creadores que seguís y los que bloqueás, y hasta dónde leíste sus novedades',
    use: 'Mostrarte lo nuevo, mandarte un resumen por semana como mucho, y no mostrarte lo que bloqueaste',
    seenBy: 'Solo vos; cada creador, cuántas personas lo siguen',
  },
  {
    data: 'Si pedís un calendario de lo tuyo: una clave de su dirección secreta',
    use: 'Que tu programa de calendario lea tus lugares y lo que te gusta',
    seenBy: 'Vos, y quien tenga la dirección',
  },
  {
    data: 'Las promos que tomás: cuándo, hasta cuándo valen y si las usaste',
    use: 'Que alcancen para todos, una por persona, y canjearlas',
    seenBy: 'Vos y quien publica la promo, que ve tu nombre y lo puede descargar en una lista',
  },
  {
    data: 'Las denuncias que hacés: de qué, por qué, lo que escribís, y una clave hecha con tu mail. Sin una cuenta: el nombre y el mail que dejes',
    use: 'Revisarlas, contestarte, y frenar abusos',
    seenBy: 'Vos y quienes moderan; nunca la persona denunciada',
  },
  {
    data: 'Si un sitio de tus links figura en una lista de sitios peligrosos, o se parece al de un banco',
    use: 'No mostrar esos links, o que una persona los mire. Bajamos la lista: no le mandamos tus links a nadie',
    seenBy: 'Vos y quienes moderan',
  },
  {
    data: 'Si sos creador: cuántas vistas y toques tuvo tu vidriera por día y por origen, y cada publicación por mes. De quien mira no guardamos nada: ni cookie, ni identificador, ni dirección',
    use: 'Mostrarte tus estadísticas, y mandarte por mail un resumen de cada mes, que podés cortar',
    seenBy: 'Solo vos',
  },
  {
    data: 'Quienes te ayudan con los canjes: el nombre que les pusiste y qué códigos tomaron',
    use: 'Que otra persona pueda canjear por vos',
    seenBy: 'Solo vos. Quienes te ayudan no ven los nombres de quienes canjean',
  },
  {
    data: 'Cuántos llegaron de los lugares que pediste, y por qué puerta, bajo una clave que no dice quién sos',
    use: 'Que en la puerta nadie entre dos veces por error, y que quien organiza sepa después quién vino',
    seenBy: 'Quien organiza el evento y quienes le ayudan en la puerta; vos, al descargar tus datos',
  },
  {
    data: 'Quienes te ayudan en la puerta de un evento: el nombre que les pusiste',
    use: 'Que otra persona pueda recibir por vos',
    seenBy: 'Solo vos',
  },
  {
    data: 'Los avisos y los mails que te mandamos: sobre qué, cuándo y si salieron',
    use: 'Avisarte de lo que pediste, una sola vez',
    seenBy: 'Solo vos',
  },
  {
    data: 'Cuántas veces pediste algo en un rato, bajo una clave que no dice quién sos',
    use: 'Frenar abusos',
    seenBy: 'Nadie',
  },
  {
    data: 'Dirección IP, navegador y direcciones pedidas; errores de la página, sin lo que escribís',
    use: 'Que el servicio funcione y sea seguro',
    seenBy: 'Nadie fuera del equipo',
  },
];

/** Lists the stored data of people with purpose and readers. */
export function PrivacyData() {
  return (
    <>
      <h3 id="datos">Qué guardamos y para qué</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Datos</th>
            <th scope="col">Para qué</th>
            <th scope="col">Quién los ve</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ data, use, seenBy }) => (
            <tr key={data}>
              <td>{data}</td>
              <td>{use}</td>
              <td>{seenBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        De las fotos que subís borramos los datos ocultos, como el lugar donde fueron tomadas. No vendemos tus
        datos ni los usamos para publicidad. Lo único que se decide solo está en{' '}
        <Link to="#moderacion">Qué pasa con lo que no cumple</Link>, y podés pedir que lo mire una persona.
      </p>
      <p>
        Cuando mirás una vidriera, tu navegador avisa qué página viste y de dónde venías, para sumar uno. Para
        frenar abusos usamos por un rato una clave hecha con tu red, que cambia cada día y no se guarda. Si tu
        navegador pide que no te sigan (Global Privacy Control), no avisa nada.
      </p>
      <p>
        Una agenda en otro sitio no usa cookies ni scripts, y no nos dice en qué sitio estás. Tu navegador o
        tu programa de calendario nos piden la página o el archivo, como cualquier página: eso dice tu
        dirección IP y qué agenda pediste. Un programa de calendario como Google Calendar pide en tu lugar y
        guarda su copia.
      </p>
    </>
  );
}
