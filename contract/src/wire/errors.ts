/**
 * Every expected error of the API with its HTTP status. Texts (text/wire) and tests use the same
 * list. Anything else is a bug: 500 `unexpected` with an id the user can quote.
 */
export const errorStatus = {
  invalid_input: 422,
  not_signed_in: 401,
  second_factor_needed: 403,
  wrong_password: 403,
  fresh_sign_in_needed: 403,
  address_needed: 403,
  not_allowed: 403,
  scope_needed: 403,
  not_found: 404,
  premium_needed: 402,
  already_subscribed: 409,
  not_subscribed: 409,
  bad_signature: 400,
  provider_away: 424,
  conflict: 409,
  changed_meanwhile: 412,
  idempotency_mismatch: 422,
  last_admin: 409,
  last_manager: 409,
  already_member: 409,
  already_requested: 409,
  already_used: 410,
  expired: 410,
  revoked: 410,
  event_cancelled: 409,
  event_in_use: 409,
  event_over: 409,
  deadline_passed: 409,
  poll_closed: 409,
  match_not_begun: 409,
  vote_not_open: 409,
  player_not_coming: 409,
  lift_full: 409,
  collection_not_open: 409,
  collection_has_bills: 409,
  money_on_its_way: 409,
  guardian_needed: 403,
  own_account: 409,
  own_parent: 409,
  check_needed: 403,
  club_suspended: 403,
  members_full: 422,
  club_storage_full: 422,
  too_many_requests: 429,
  too_many_files: 429,
  too_large: 413,
  not_an_image: 422,
  image_heic: 422,
  image_too_large: 422,
  image_damaged: 422,
  image_too_many_pixels: 422,
  not_a_document: 422,
  document_too_large: 422,
  attachment_too_large: 422,
  team_files_full: 422,
  import_not_a_table: 422,
  import_empty: 422,
  import_no_rows: 422,
  import_too_large: 422,
  not_an_archive: 422,
  archive_too_new: 422,
  archive_damaged: 422,
  archive_too_large: 422,
  demo_refused: 409,
  maintenance: 503,
  unavailable: 503,
  storage_full: 507,
  unexpected: 500,
} as const

export type ErrorCode = keyof typeof errorStatus

/** True for one of our error codes. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code)
}

/** Messages by the dotted path of their field; the form shows them there. */
export type FieldErrors = Readonly<Record<string, string>>
