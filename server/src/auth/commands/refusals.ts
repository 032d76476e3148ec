/** The protocol's error codes with their status. */
export const refusalStatus = {
  bad_json: 400,
  validation_failed: 400,
  request_entity_too_large: 413,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  over_sms_send_rate_limit: 429,
  conflict: 409,
  unexpected_failure: 500,
  no_authorization: 401,
  bad_jwt: 403,
  user_not_found: 403,
  session_not_found: 403,
  user_banned: 403,
  not_admin: 403,
  signup_disabled: 422,
  phone_provider_disabled: 400,
  anonymous_provider_disabled: 422,
  user_already_exists: 422,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  phone_not_confirmed: 400,
  weak_password: 422,
  password_needed: 422,
  captcha_failed: 400,
  otp_expired: 403,
  otp_disabled: 422,
  flow_state_not_found: 404,
  flow_state_expired: 422,
  bad_code_verifier: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  same_password: 422,
  email_exists: 422,
  phone_exists: 422,
  reauthentication_needed: 400,
  reauthentication_not_valid: 422,
  saml_provider_disabled: 404,
  current_password_required: 400,
  current_password_invalid: 400,
  insufficient_aal: 403,
  mfa_factor_not_found: 404,
  mfa_factor_name_conflict: 422,
  too_many_enrolled_mfa_factors: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  mfa_verification_failed: 422,
  mfa_challenge_expired: 422,
  mfa_ip_address_mismatch: 422,
  bad_oauth_state: 400,
  bad_oauth_callback: 400,
  flow_state_already_used: 400,
  provider_disabled: 400,
  provider_email_needs_verification: 422,
  manual_linking_disabled: 404,
  identity_not_found: 422,
  identity_already_exists: 422,
  single_identity_not_deletable: 422,
  email_conflict_identity_not_deletable: 422,
} as const

export type RefusalCode = keyof typeof refusalStatus

export interface RefusalDetails {
  /** Set if the protocol uses the code with another status here. */
  readonly status?: number
  readonly retryAfterSeconds?: number
  readonly weakReasons?: readonly string[]
}

/** An expected error of the protocol, with its fixed message. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly details: RefusalDetails

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = details.status ?? refusalStatus[code]
    this.details = details
  }
}

/** An expected error in OAuth's format, which a few responses use: 400, without a code. */
export class OAuthRefusal extends Error {
  readonly word: string

  constructor(word: string, description: string) {
    super(description)
    this.name = 'OAuthRefusal'
    this.word = word
  }
}

export const invalidCredentials = (): Refusal =>
  new Refusal('invalid_credentials', 'Invalid login credentials')

export const invalidInput = (message: string): Refusal => new Refusal('validation_failed', message)
