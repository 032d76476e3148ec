/** Genders a member may choose; the field is optional. */
export const genders = ['female', 'male', 'other'] as const
