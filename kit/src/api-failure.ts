import type { ApiError } from 'domain/api/schema';

/** Why the API gave no answer: its own reasons, or 'no-connection'. */
export type ApiCode = ApiError['error']['code'] | 'no-connection';

/** The API refused, or could not be reached. `message` is for people; `status` is the HTTP status, 0 without one. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: ApiCode;
  readonly status: number;
  readonly fields: { field: string; message: string }[];

  constructor(code: ApiCode, status: number, message: string, fields: ApiFailure['fields'] = []) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}
