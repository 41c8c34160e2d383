import type { Page } from '@playwright/test';
import { z } from 'domain/zod';

const accountSchema = z.object({
  email: z.string(),
  password: z.string(),
  role: z.string(),
  username: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

/** One of the demonstration's accounts of a role, as the test run was told of them. */
export function demoAccount(role: 'creador' | 'personal'): Account {
  const accounts = z.array(accountSchema).parse(JSON.parse(process.env.VIDRIERA_ACCOUNTS ?? '[]'));
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demonstration has no account with the role ${role}`);
  return account;
}

/** Signs in as a person does, and waits for the signed-in home. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/all');
}
