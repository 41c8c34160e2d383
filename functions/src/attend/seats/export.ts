export const PARTY_FIELDS = [
  'evento',
  'fecha',
  'titulo',
  'held',
  'asked',
  'since',
  'startsAt',
  'print',
] as const;
export const REMINDER_FIELDS = ['evento', 'fecha', 'titulo', 'startsAt', 'createdAt'] as const;
export const NOTICE_FIELDS = [
  'kind',
  'evento',
  'promo',
  'subject',
  'fecha',
  'titulo',
  'aviso',
  'held',
  'isKept',
  'createdAt',
  'readAt',
] as const;
export const MAIL_FIELDS = ['letter', 'state', 'reason', 'createdAt', 'sentAt'] as const;
