import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { callables, type Input } from '@vidriera/domain/api/callables-schema';
import type { z } from '@vidriera/domain/zod';
import type { Resolver } from 'react-hook-form';

const schema = callables.signUp.input;
export type SignUpForm = Input<'signUp'>;
export type SignUpData = z.infer<typeof schema>;

export const signupResolver: Resolver<SignUpForm, unknown, SignUpData> = standardSchemaResolver(schema);
