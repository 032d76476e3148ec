import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole site. A page that is not here does not exist: its path shows the 404 screen. */
export default [
  layout('site-layout.tsx', [
    // Read by everybody; nothing is asked of the server.
    index('../home/landing-page.tsx'),
    route('benefits', '../home/benefits-page.tsx'),
    route('privacy', '../home/privacy-page.tsx'),
    route('imprint', '../home/imprint-page.tsx'),

    // Sign-in
    route('login', '../auth/login-page.tsx'),
    route('register', '../auth/register-page.tsx'),
    route('forgot-password', '../auth/forgot-password-page.tsx'),

    layout('data-layout.tsx', [
      // Without an account: team/:teamId/join
      route('admin/mailbox', '../operations/mailbox-page.tsx'),

      layout('account-layout.tsx', [
        // Account, teams and clubs: dashboard, teams, create-team, team-success, team-onboarding,
        // create-club, create-club-teams, update-profile, join-team, calendar

        layout('team-layout.tsx', [
          // One team: team/:teamId and everything below it
        ]),
      ]),
    ]),

    route('*', 'not-found-page.tsx'),
  ]),
  ...(import.meta.env.DEV ? [route('design', 'design-page.tsx')] : []),
] satisfies RouteConfig
