import { z } from '@vidriera/domain/zod';

const from = z.string().check(z.regex(/^[^\r\n<>"]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/));
const loopback = z.literal('127.0.0.1');

/** A mail server of the internet: TLS from the start (465) or before the password (587). */
const serverSchema = z.pipe(
  z.object({
    VIDRIERA_SMTP_HOST: z.string().check(z.regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i)),
    VIDRIERA_SMTP_PORT: z.enum(['465', '587']),
    VIDRIERA_SMTP_USER: z.string().check(z.minLength(1)),
    VIDRIERA_SMTP_PASSWORD: z.string().check(z.minLength(1)),
    VIDRIERA_SMTP_FROM: from,
  }),
  z.transform((env) => ({
    host: env.VIDRIERA_SMTP_HOST,
    port: Number(env.VIDRIERA_SMTP_PORT),
    security: env.VIDRIERA_SMTP_PORT === '465' ? ('tls' as const) : ('starttls' as const),
    credentials: { user: env.VIDRIERA_SMTP_USER, pass: env.VIDRIERA_SMTP_PASSWORD },
    from: env.VIDRIERA_SMTP_FROM,
  })),
);

/** The server of a local stack, on this machine: no TLS, no password. */
const localSchema = z.pipe(
  z.object({
    VIDRIERA_SMTP_HOST: loopback,
    VIDRIERA_SMTP_PORT: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)),
    VIDRIERA_SMTP_FROM: from,
  }),
  z.transform((env) => ({
    host: env.VIDRIERA_SMTP_HOST,
    port: env.VIDRIERA_SMTP_PORT,
    security: 'none' as const,
    credentials: null,
    from: env.VIDRIERA_SMTP_FROM,
  })),
);

export type SmtpSettings = z.infer<typeof serverSchema> | z.infer<typeof localSchema>;

/** Reads the mail server's settings. @throws $ZodError naming the missing or wrong variable */
export const smtpSettings = (env: Record<string, string | undefined> = process.env): SmtpSettings =>
  loopback.safeParse(env.VIDRIERA_SMTP_HOST).success ? localSchema.parse(env) : serverSchema.parse(env);
