export const donationLimits = {
  nameLength: 100,
  streetLength: 100,
  postcodeLength: 12,
  townLength: 80,
  purposeLength: 200,
  reasonLength: 200,
  /** Receipts issued or sent at once. */
  atOnce: 500,
  /** A picture of a signature, in bytes. */
  signatureBytes: 200_000,
} as const
