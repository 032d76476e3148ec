/** What a member may say of their gender; no one has to say anything. */
export const genders = ['female', 'male', 'other'] as const
