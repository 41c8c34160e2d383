// The pages behind a letter's last link, by the letters that they stop.

export const events = {
  title: 'Mails de eventos y promos',
  on: 'Cuando cambia un evento en el que pediste lugar, o una promo que pediste, te escribimos por mail.',
  off: 'Ya no te escribimos por mail cuando cambia un evento o una promo. Los avisos los seguís viendo en Vidriera.',
  stop: 'No recibir más mails de eventos y promos',
  start: 'Volver a recibir mails de eventos y promos',
  home: 'Ir a Vidriera',
  invalid: 'Este link no sirve. Abrilo tal como está en el mail.',
};
export const reminders = {
  title: 'Recordatorios de eventos',
  on: 'El día antes de cada fecha en la que tenés lugar, o que pediste que te avisemos, te lo recordamos por mail.',
  off: 'Ya no te mandamos recordatorios el día antes. Tus lugares y avisos los seguís viendo en Vidriera.',
  stop: 'No recibir más recordatorios del día antes',
  start: 'Volver a recibir recordatorios el día antes',
  home: 'Ir a Vidriera',
  invalid: 'Este link no sirve. Abrilo tal como está en el mail.',
};
export const soon = {
  title: 'Recordatorios de dos horas antes',
  on: 'Dos horas antes de cada fecha en la que tenés lugar, o que pediste que te avisemos, te lo recordamos por mail.',
  off: 'Ya no te mandamos recordatorios dos horas antes. Tus lugares y avisos los seguís viendo en Vidriera.',
  stop: 'No recibir más recordatorios de dos horas antes',
  start: 'Volver a recibir recordatorios dos horas antes',
  home: 'Ir a Vidriera',
  invalid: 'Este link no sirve. Abrilo tal como está en el mail.',
};
export const digest = {
  title: 'Lo que viene de quienes seguís',
  on: 'Una vez por semana te mandamos por mail lo que viene de quienes seguís.',
  off: 'Ya no te mandamos el mail de cada semana. Lo nuevo lo seguís viendo en Vidriera.',
  stop: 'No recibir más el mail de cada semana',
  start: 'Volver a recibir el mail de cada semana',
  home: 'Ir a Vidriera',
  invalid: 'Este link no sirve. Abrilo tal como está en el mail.',
};
export const figures = {
  title: 'Resumen mensual de tus estadísticas',
  on: 'Una vez por mes te mandamos por mail un resumen de tus estadísticas.',
  off: 'Ya no te mandamos el resumen mensual. Tus estadísticas las seguís viendo en Vidriera.',
  stop: 'No recibir más el resumen mensual',
  start: 'Volver a recibir el resumen mensual',
  home: 'Ir a Vidriera',
  invalid: 'Este link no sirve. Abrilo tal como está en el mail.',
};
