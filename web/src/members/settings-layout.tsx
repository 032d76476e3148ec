import { Outlet } from 'react-router'

import { CoverNotice } from '#web/teams/cover-notice.ts'

import { PhotoConsentWarning } from './photo-consent-warning.tsx'

/** Adds the photo opt-outs to the team settings, beside the cover picture. */
export default function SettingsLayout() {
  return (
    <CoverNotice value={<PhotoConsentWarning />}>
      <Outlet />
    </CoverNotice>
  )
}
