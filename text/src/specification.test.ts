import { expect, test } from 'vitest'

import { packs } from './catalogue.ts'

/**
 * What the two documents of the specification say between quotation marks, as they write it: the
 * sentences of states, of refusals and of what went well, which no walk through the pages meets. What
 * stands on a page when one comes to it is met by the journey of the sentences. Words in braces are
 * whatever is told there. Departures stand in docs/deviations.md.
 */
const specified: Readonly<Record<string, readonly string[]>> = {
  'signing in': [
    'Loading your account...',
    'Site Maintenance',
    'Oops! Page not found',
    "The page you're looking for doesn't exist or has been moved.",
    'Return to Home',
    'Try Again',
    'Signing in...',
    'Connecting to Google...',
    'Creating account...',
    'Sending...',
    'Saving...',
    'Password reset link sent! Check your email inbox.',
    'Please complete the CAPTCHA verification before submitting',
    'Please complete the CAPTCHA verification',
    'Please enter your email address',
    'Account created successfully! Please check your email to confirm your account.',
    'Successfully logged in!',
    'Redirecting to Google...',
    'Google sign-in failed. Please try again.',
    'An error occurred during Google sign in. Please try again.',
    'Sign out failed. Please try again.',
    'An unexpected error occurred. Please try again.',
    'Failed to send reset link. Please try again.',
    'User not authenticated',
  ],
  'my account': [
    "New passwords don't match",
    'Failed to change password',
    'Failed to update profile',
    'Your profile has been updated successfully',
    'Password has been changed successfully',
    'Are you sure you want to delete your account? This action cannot be undone.',
    'Unable to find your user information. Please try logging in again.',
  ],
  'teams and clubs': [
    'Failed to load teams. Please try again later.',
    'Error loading teams data',
    'Failed to load teams',
    'Failed to check for teams',
    'Failed to delete team',
    'Failed to delete club',
    'Please upload an image file',
    'Image size should be less than 5MB',
    'Please fill all required fields',
    'Please fill all required fields for all teams',
    'You must be logged in to create a team',
    'You must be logged in to create a club',
    'User ID not found. Please try logging in again.',
    'Error creating club. Please try again.',
    'Error creating teams. Please try again.',
    'Team created successfully!',
    'Club created successfully!',
    'Teams created successfully!',
    'Onboarding completed!',
    'Team deleted successfully',
    'Club deleted successfully',
    'You have left {name}',
    'Team logo updated successfully',
    "You can't delete a season if events are linked to it, or if the season is between two other seasons.",
    'Add a new task for your team',
    'Player - coach',
    'Club Manager',
  ],
  members: [
    'Loading team members...',
    'No members found. Try adding some members to your team.',
    'Error loading members',
    'Could not load team members. Please try again.',
    'Role is required',
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Invalid emails',
    'The following emails are invalid: {list}',
    'Missing information',
    'Please provide both first and last name',
    'Failed to add parent',
    'Failed to update member profile',
    'Parent added successfully',
    'Member profile updated successfully',
    'Invitations sent',
    'Invitations sent to {n} email(s).',
    'Member added',
    '{name} has been added to the team',
    'Link copied',
    'Invitation link copied to clipboard',
    'Leave the team',
  ],
  money: [
    'Already Subscribed',
    'Processing...',
    'No subscription options available at this time.',
    'You must be logged in to subscribe',
    'Failed to load subscription options',
    'Failed to create checkout session',
    'Failed to check subscription status',
    'Failed to verify subscription status',
    'Loading subscription status...',
    'Unlock Premium Collections',
    'Subscribe to Premium Collections',
    'Premium Active',
    'Choose a collection type',
    'No fee deactivated',
    'You can define a broadcast period when your account is authenticated.',
    'Collection created',
    'Your membership collection has been created successfully.',
    'Congratulations, your membership campaign is ready!',
    'Finish and exit',
    'Validate my account',
  ],
  'events and leagues': [
    'Synchronize events',
    'No events scheduled for this month',
    'Event title is required',
    'Event date is required',
    'Event created successfully',
    'Please enter a calendar URL',
    'Calendar import initiated',
    'Export URL copied to clipboard',
    'Create New League',
    'League name required',
    'Please enter a name for your league',
    'Please add at least one complete fixture with opponent and date',
    'League created',
    'League Created Successfully',
    'No fixtures for Day {n}',
    'No fixtures added yet',
    'Add other fixtures, and results, to have all your league information up to date.',
    'vs {opponent}',
    'Got it',
  ],
}

/** Every sentence in English; one with values says each as "…". */
async function english(): Promise<ReadonlySet<string>> {
  const said = await Promise.all(Object.values(packs).map(async (pack) => pack.load('en')))
  return new Set(said.flatMap(sentencesIn))
}

function sentencesIn(text: unknown): string[] {
  if (typeof text === 'string') return [text]
  if (typeof text === 'function') return saidBy(text)
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sentencesIn) : []
}

/** A sentence counts, lists or names: what it wants is tried. */
function saidBy(sentence: unknown): string[] {
  if (typeof sentence !== 'function') return []
  const tried: readonly unknown[] = ['…', 2, ['…']]
  return tried.flatMap((value) => {
    try {
      const said: unknown = Reflect.apply(sentence, undefined, Array(sentence.length).fill(value))
      return typeof said === 'string' ? [said.replace(/\b2\b/u, '…')] : []
    } catch {
      return []
    }
  })
}

test.each(Object.entries(specified))('%s: every sentence as specified', async (_place, wanted) => {
  const said = await english()
  const missing = wanted.filter((sentence) => !said.has(sentence.replace(/\{\w+\}/gu, '…')))
  expect(missing).toEqual([])
})
