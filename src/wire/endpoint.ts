// What an endpoint is, for both sides: the address table is a few strings, the zod contracts stay on the server.
import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. `signed` and `webhook` carry their own proof (a signature) instead of a session.
 * The server refuses to boot when an endpoint declares none.
 */
export type Access = 'anyone' | 'signed-in' | 'admin' | 'signed' | 'webhook'

/** Method, path below `/api` with `:name` parameters, and the rule of access. */
export type Endpoint = readonly [method: Method, path: string, access: Access]
/** By the name of the call. */
export type Endpoints = Readonly<Record<string, Endpoint>>

/**
 * One endpoint's zod schemas: path, query and body fields merged in `input`; what leaves, field by field, in `output`.
 * `files` says how many files its form may bring: such a call is multipart/form-data, whose other fields are text, or JSON
 * where nobody chose a file. `fileBytes` is what one of them may weigh at most, where that is not `UPLOAD_MAX_BYTES`.
 */
export type EndpointContract = {
  readonly input: z.ZodObject
  readonly output: z.ZodType
  readonly files?: number
  readonly fileBytes?: number
}
export type Contract = Readonly<Record<string, EndpointContract>>

/**
 * The calls of a contract as functions: what a loader or a page uses. `key` names what a call makes: with the same one it
 * makes nothing twice.
 */
export type ApiOf<C extends Contract> = {
  [N in keyof C]: (input: z.input<C[N]['input']>, key?: string) => Promise<z.output<C[N]['output']>>
}
