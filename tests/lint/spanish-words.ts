const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Names of stored fields that are in no table of items, of the specification's values and of its routes that have such a word in them: they stay. */
export const STAY = words(`
  horaDesde horaHasta periodica proximaFecha
  sinFecha sitioWeb link_SitioWeb libre_desde cierre limpia origen busqueda ultimo icono refRolCreador
  refRolPersonal finde hoy mes luces prendidaHasta Musica musica Otros Presencial AgregarPost
  AgregarPostData loadAgregar EditarPost EditarPostData loadEditar loadPerfil ruta mirar archivos
  pide falta tiene libres termina parte subio movido
  zona zonas cuando cierre_por coleccion despues vistos rutas desde hasta dias cantidad codigo resultados manana semana mas adelante lugar otros
  sugerencias creadores zonasSchema Zonas pedido datos hecha Estado fechaAnterior horaAnterior
  clave parte vence por quien letras huella
  abierta vencida MisPromos MisPromosData loadMisPromos MisLugares MisLugaresData loadMisLugares
`);

/** Spanish verbs, fillers and names of machinery: none may stand in any other name. */
export const SPANISH = words(`
  abajo abandono abierta abiertas abortado abre abrir aca accion acciones acepta aceptar activa activas
  actualizado actualizar adicional adicionales advertencia afecta afiches agendar agrega agregada
  agregar ahora ajena ajenas ajeno al alerta alfabeto almacen almacenable alta alternar alto altura
  alturas ambas ancha ancho anchos angosta angulo animable anio anteojos anterior anteriores antes
  anunciar apretar arbitrarios archivo archivos armar aros arranque arrastre arriba arte artes
  asistencia aspereza atras autor autores avanzar avisar aviso ayer ayuda azar baja bajada bajar barba
  borde borra borrada borradas borrado borrador borrando borrar boton botones brazo brazos brillo buena
  buenas bueno buenos buscada buscadas buscado buscador buscando buscar busqueda cabecera cabello cabeza
  cada cadena caida caido caja calendario calidad callar cambia cambiada cambiadas cambiado cambiados
  cambiar cambio cambios camino campo campos cancelada cancelar candidato candidatos capa capas cara
  cargando cargar cargaron caro carpeta carpetas carta cartas casas casi caso casos catalogo causa
  centro cerca cerrada cerrar chica cielo cierra cierre cita clara clase clases clave claves codificar
  codigo codigos codo coleccion colores comenzados como compacto compartir completar completos
  comprobando comprobar comun comunes con conciliado condiciones conectar conexion confirmado confirmar
  conocida conocido conocidos consulta consultas contacto contar contenido contestar contexto contrasena
  contratos coordenada coordenadas copia copiada copiadas copiando copiar corazon corrido corta cortar
  corte cortes corto cortos costado crea creada creado crear credenciales cresta crudo cuadro cual
  cualquiera cuando cuantas cuanto cuantos cuenta cuentas cuerpo dado dar dato datos debil decimales
  defecto definitivos deja dejado del demasiados dentro derecha derivados derivar descarga descargar
  descartar desconocidas desde deseado desenfoque desfase deshacer despues destacado destacados destino
  detalle detenidos dialogo dias dibujada dibujadas dibujar dibujo dicho diciembre diez diferencias digitos
  disparadores disponibilidad disponible distancia doce documento documentos domingo dominio donde
  duenia duenio duplicada duplicar duracion echada edad edicion edita editando editar efectos ejemplo
  ejemplos elegida elegidas elegido elegidos elegir eliminado eliminar elimino elipse empacada empezar
  encabezado encajar encima encontrada encontrado encontrados encuentra enero enfocar entera enteras
  entero entiendo entorno entra entrada entran entrando entrar entre enviada enviado enviando enviar
  errores escala escapar escena escenas escondido escribe escribir escrita escrito escritura espacio
  espaniol espejo espejos espera esperable esperada esperado esperados espia espias esqueleto esquema
  esquemas esquina esta estado este estilos etiqueta etiquetas excede existe existen existente exito
  explorar extrania fabrica falla fallas fallida fallidas fallo fallos falta faltan fase fases figura
  figuras fila filas filtrado filtro filtros finde foco fondo fondos forma formas formato formulario
  foto fotos fracaso franjas frase fue fuente fuentes fuera fuerte fuerza fuerzas funcion funciones
  fundida fundir futura generaciones generado giro grados grande grano gris grosor grupo grupos guarda
  guardada guardadas guardado guardados guardando guardar guardo gusta gustado gustados gustan gustos
  habia hace hacer hallado hasta hay hecha hechas hecho hechos hoja hoy huella huerfanas hueso huesos
  icono iconos identidad igual iguales inciertos incompleto indice inexistente ingresando ingresar
  ingreso inicial iniciales inicio inmutable inspeccion instancia intentar intento intentos interna
  interno interpretar invalido invalidos irse izquierda jueves juntar ladera lado larga largo las lector
  lectura lecturas leer leida leidas leido leidos lejos lente lento letra letras liberada liberadas liberado
  liberados liberar liberaron libre libres lienzo limite limites limpia limpiar limpio linea lista
  listar listas listo llamada llamadas llamar llave llegada llegar llegaron llena llenar lleno lote
  luces lugar lunes luz madera maderas madrugada mal mala malas malo manana manchas mano mapa marca marcar marcas
  marco margen mas maximo mediana medianoche medidas medio megas mejor menos mensaje mensajes mes meses
  metadatos mezcla mezclar mia migas mil miniatura miniaturas minuto minutos mio mirar mis misma mismas
  mismo modo modulos momento momentos mostrados mostrar motivo movido movidos muchas muchos muere muerta
  muestra mundo musica muy nada nadie navegador ninguna nitido noche noches nombrada nombradas nombres
  normalizar norte nota nueva nuevas nuevo nuevos numero nunca objeto obrero ocho oculta ocultado
  ocultados ocupado oeste ojo olvidar opacidad opcion opcional opciones orden organizador origen oscuro
  otra otras otro otros oyente oyentes paciencia pagina paginas palabra palabras pantalla pantallas
  papel paquete parada paradas paralelo parametros parte partes partir pasa pasada pasadas pasado
  pasados pasaron paso pasos pausa pedida pedidas pedido pedidos pedir pelicula peligroso pelo pelos
  pendiente peor percentil perdida perdidas perdido periodica permitida permitidas permitido persona personas
  pesada pestania pestanias pide piel pieles pierna pieza pincel pinturas pisar pixeles planear plegada
  plegar poligono poner por porciento posibles posicion prefijo pregunta preguntar preparada preparando
  preparar presencial previa primera primero principio privacidad privada probabilidad problema
  problemas procesar profes progreso promesa propia propias propio propios propuesta propuestas
  protocolo protocolos provisorio proxima proximas proximo proximos proyecto prueba pruebas publica
  publicaciones publicar publicas publico publicos pudo puede puedo puerta puerto puertos punta punto
  puntos que queda quedan quien quienes quieta quieto quitada quitadas quitado quitados quitar quizas
  raiz rango rebasar rechazada rechazar rechazo recien recientes recontados recontar recorrido recortada
  recta recuperar reenviar reescribir reescritura referencia reflejo registrar registro reintentar
  reintentos releer reloj renderizar reparo repetida reposo reservado reservados reservar responde
  respuesta respuestas resto restos resultado resultados resumen resumir retenido revelar reves rol ropa
  rostro roto rotulo ruta rutas sabado sabidos sacar salida salir salud seccion secciones secreta
  secreto seguir segun segunda segundas segundo segundos seguridad seguro seleccion selectiva sellos
  semana semanal sembrar semilla semillas senal sencilla serie servicio servida servido servidor servir sesion
  siempre signo sigue siguiente siguientes sin sincronizar sino sitio sobran sobrantes sobre solo soltar
  sombra sonda sorpresas suave sube subida subidas subido subiendo subieron subio subir subtitulo sucio
  suelta sueltos sugerencias suma sumar sur suscribir suya suyos tamanio tanteo tapa tarde tarea tarjeta
  tarjetas tecleando teclear tecleo telefono tercera termina terminado terminados terminar texto textos
  tiempo tiene tinta tintas tira todas todo todos toldo tomado tomar tono tope torres trabajar trabajo
  traer tramo transaccion transcurre tras trazo trazos trozos tuyo ultima ultimo umbral un una unas
  unidad uno unos uso va vacia vacio valido valor valores variante variantes varias varios vence vencida
  vencidos ventana ventanas ver verificado vez vias victima vieja viejo viernes vigencia vigente
  vigentes vinieta visibles vispera vista visto vistos vivo vivos volver vuelta ya zona zonas
`);
