import { placeOf, REGION } from '@vidriera/domain/site/regions';
import { siteFacts } from '@vidriera/session/config';
import { PrivacyData } from './privacy-data.tsx';
import { PrivacyDevice } from './privacy-device.tsx';
import { PrivacyTimes } from './privacy-times.tsx';
import styles from './terms.module.css';

/** The privacy policy required by Ley 25.326. */
export function Privacy() {
  const { company, taxId, address, contact, registry } = siteFacts().operator;
  return (
    <section aria-labelledby="privacidad" className={styles.part}>
      <h2 id="privacidad">Política de privacidad</h2>
      <p>
        Tratamos tus datos según la Ley 25.326 de Protección de los Datos Personales y sus normas
        reglamentarias.
      </p>
      <h3>Quién responde por tus datos</h3>
      <p>
        El responsable de la base de datos es {company}, CUIT {taxId}, con domicilio en {address}, Argentina.{' '}
        {registry
          ? `Base inscripta ante la Agencia de Acceso a la Información Pública con el número ${registry}. `
          : null}
        Para cualquier consulta sobre tus datos escribí a {contact}.
      </p>
      <PrivacyData />
      <h3>Con qué derecho</h3>
      <p>
        Con tu consentimiento, que das al registrarte y al cargar cada dato (artículo 5), y porque hacen falta
        para darte el servicio que pediste. El nombre de usuario y el mail son obligatorios, y la contraseña
        si no entrás con un código: sin ellos no hay cuenta. Lo demás es opcional. Podés retirar tu
        consentimiento cuando quieras, borrando el dato o eliminando tu cuenta.
      </p>
      <h3>Quién nos ayuda y dónde están</h3>
      <p>
        Guardamos los datos en Google Cloud y Firebase (Google LLC y Google Cloud EMEA Ltd.), que los tratan
        por encargo nuestro (artículo 25). Las bases y las imágenes están en {placeOf(REGION)}; el inicio de
        sesión, en Estados Unidos. La ley no considera que esos países tengan una protección equivalente a la
        nuestra: por eso la transferencia se hace con tu consentimiento (artículo 12) y bajo las cláusulas
        contractuales de la Disposición 60-E/2016.
      </p>
      <p>
        Los mails salen por un servidor de correo que contratamos: recibe tu dirección y el texto. Los íconos
        de los sitios que enlazan los creadores los pide nuestro servidor, no tu teléfono. Cuando abrís un
        link, un mapa, WhatsApp o un calendario de otro, rigen sus propias políticas. A un reproductor de
        YouTube, Vimeo, Spotify, SoundCloud o Bandcamp no se le pide nada hasta que tocás «Reproducir acá»:
        desde ahí esa empresa ve tu dirección IP, qué reproducís y desde qué sitio, y puede guardar cookies.
      </p>
      <PrivacyTimes />
      <PrivacyDevice />
      <h3 id="derechos">Tus derechos</h3>
      <p>
        Podés <strong>acceder</strong> a tus datos, <strong>rectificarlos</strong>,{' '}
        <strong>actualizarlos</strong> y pedir que se <strong>supriman</strong> (artículos 14 y 16). Casi todo
        lo hacés sin pedirlo, en «Editar perfil»: corregir, descargar todo lo que guardamos sobre vos y
        eliminar tu cuenta. Lo demás, escribiendo a {contact} desde el mail de tu cuenta: respondemos un
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
