import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { emailSchema } from '@vidriera/domain/values/email-schema';
import { z } from '@vidriera/domain/zod';
import type { Resolver } from 'react-hook-form';

const loginSchema = z.object({ email: emailSchema, password: z.string().check(z.minLength(1)) });
export type Login = z.infer<typeof loginSchema>;

// Standard Schema: the zod resolver would bundle a second zod.
export const loginResolver: Resolver<Login, unknown, Login> = standardSchemaResolver(loginSchema);
