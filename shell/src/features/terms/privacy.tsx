import { CONTACT_MAIL } from '@vidriera/domain/site/contact';
import { LIMITS, LOCAL_KEYS } from '@vidriera/domain/values/limits';
import styles from './terms.module.css';

/** The privacy policy required by Ley 25.326. */
export function Privacy() {
  return (
    <section aria-labelledby="privacidad" className={styles.part}>
      <h2 id="privacidad">Política de privacidad</h2>
      <p>
        Tratamos tus datos según la Ley 25.326 de Protección de los Datos Personales y sus normas
        reglamentarias.
      </p>
      <h3>Quién responde por tus datos</h3>
      <p>
        El responsable de la base de datos es [razón social], CUIT [número], con domicilio en [dirección],
        Argentina. Base inscripta ante la Agencia de Acceso a la Información Pública: [número de inscripción].
        Para cualquier consulta sobre tus datos escribí a {CONTACT_MAIL}.
      </p>
      <h3>Qué guardamos y para qué</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Datos</th>
            <th scope="col">Para qué</th>
            <th scope="col">Quién los ve</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Mail y contraseña (cifrada: no la conocemos)</td>
            <td>Que entres a tu cuenta y recuperarla</td>
            <td>Solo vos</td>
          </tr>
          <tr>
            <td>Nombre de usuario, nombre, foto, redes</td>
            <td>Mostrar tu perfil</td>
            <td>Cualquiera</td>
          </tr>
          <tr>
            <td>Teléfono, si lo cargás</td>
            <td>Contactarte por tu cuenta</td>
            <td>Solo vos</td>
          </tr>
          <tr>
            <td>Si sos creador: descripción, dirección, ubicación, imágenes y publicaciones</td>
            <td>Mostrar tu vidriera y que te encuentren en Explorar</td>
            <td>Cualquiera</td>
          </tr>
          <tr>
            <td>Lo que te gusta</td>
            <td>Mostrártelo, y contar cuántas personas lo marcaron</td>
            <td>Solo vos; los demás, la cantidad</td>
          </tr>
          <tr>
            <td>Dirección IP y registros técnicos</td>
            <td>Que el servicio funcione y sea seguro</td>
            <td>Nadie fuera del equipo</td>
          </tr>
        </tbody>
      </table>
      <p>
        De las fotos que subís borramos los datos ocultos, como el lugar donde fueron tomadas. No vendemos tus
        datos, no los usamos para publicidad y no decidimos nada sobre vos de forma automática.
      </p>
      <h3>Con qué derecho</h3>
      <p>
        Con tu consentimiento, que das al registrarte y al cargar cada dato (artículo 5), y porque hacen falta
        para darte el servicio que pediste. El nombre de usuario, el mail y la contraseña son obligatorios:
        sin ellos no hay cuenta. Lo demás es opcional. Podés retirar tu consentimiento cuando quieras,
        borrando el dato o eliminando tu cuenta.
      </p>
      <h3>Quién nos ayuda y dónde están</h3>
      <p>
        Guardamos los datos en Google Cloud y Firebase (Google LLC y Google Cloud EMEA Ltd.), que los tratan
        por encargo nuestro (artículo 25). Las bases y las imágenes están en San Pablo, Brasil; el inicio de
        sesión, en Estados Unidos. La ley no considera que esos países tengan una protección equivalente a la
        nuestra: por eso la transferencia se hace con tu consentimiento (artículo 12) y bajo las cláusulas
        contractuales de la Disposición 60-E/2016.
      </p>
      <p>
        Los íconos de los sitios que enlazan los creadores los pide nuestro servidor, no tu teléfono. Cuando
        abrís un link, un mapa, WhatsApp o un calendario de otro, rigen sus propias políticas.
      </p>
      <h3>Cuánto tiempo</h3>
      <ul>
        <li>Tus datos y publicaciones: mientras tengas la cuenta. Al eliminarla se borran enseguida.</li>
        <li>
          Tu nombre de usuario: {LIMITS.usernameHeldDays} días más, sin ningún otro dato, para que nadie se
          haga pasar por vos.
        </li>
        <li>Imágenes que subiste y no usaste: se borran en un par de días.</li>
        <li>Registros técnicos: hasta [90] días. Copias de seguridad: hasta [30] días.</li>
      </ul>
      <h3>Qué queda en tu teléfono</h3>
      <p>
        No usamos cookies propias ni de publicidad. Para mantener tu sesión y dibujar la pantalla sin saltos,
        tu navegador guarda tu sesión de Firebase (IndexedDB) y tres datos en el almacenamiento local: tu
        identificador ({LOCAL_KEYS.userId}), tu rol ({LOCAL_KEYS.role}) y si plegaste el menú (
        {LOCAL_KEYS.sidebar}). Los dos primeros se borran al cerrar sesión, igual que lo último que viste en
        «Mi perfil» y en tus likes, que se guarda para mostrártelo enseguida la próxima vez. También guarda
        cuál fue la última página pública que viste, para nombrártela si te quedás sin conexión, y la ciudad
        que elegiste para explorar, hasta que elijas «Toda la Argentina». Todo se borra al borrar los datos
        del sitio.
      </p>
      <p>
        Si tocás «Usar mi ubicación» al elegir tu ciudad, tu teléfono compara dónde está con una lista de
        lugares: tu ubicación no sale de él.
      </p>
      <h3 id="derechos">Tus derechos</h3>
      <p>
        Podés <strong>acceder</strong> a tus datos, <strong>rectificarlos</strong>,{' '}
        <strong>actualizarlos</strong> y pedir que se <strong>supriman</strong> (artículos 14 y 16). Casi todo
        lo hacés sin pedirlo, en «Editar perfil»: corregir, descargar todo lo que guardamos sobre vos y
        eliminar tu cuenta. Lo demás, escribiendo a {CONTACT_MAIL} desde el mail de tu cuenta: respondemos un
        pedido de acceso en 10 días corridos y uno de rectificación o supresión en 5 días hábiles, gratis.
      </p>
      <p className={styles.legal}>
        El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en
        forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al
        efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.
      </p>
      <p className={styles.legal}>
        La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N°
        25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten
        afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos
        personales.{' '}
        <a href="https://www.argentina.gob.ar/aaip" rel="noopener">
          argentina.gob.ar/aaip
        </a>
      </p>
    </section>
  );
}
