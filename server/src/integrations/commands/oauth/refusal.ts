/** RFC 6749, 5.2; RFC 7591, 3.2.2; RFC 8707, 2. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'temporarily_unavailable'

/** Sent to the app, in English. */
export class OAuthRefusal extends Error {
  readonly code: OAuthErrorCode

  constructor(code: OAuthErrorCode, description: string) {
    super(description)
    this.name = 'OAuthRefusal'
    this.code = code
  }

  get status(): number {
    return this.code === 'invalid_client' ? 401 : 400
  }
}
