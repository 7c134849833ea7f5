import type { PageConfig } from './config.tsx'

const flow = (prompt: string | null) => ({ authority: '/identity', prompt })

/** The configuration of a test page, with an invented provider. */
export const testConfig: PageConfig = {
  productName: 'Marklot',
  publicUrl: 'http://localhost:8080',
  isDevelopment: false,
  sampleNotice: true,
  logoHosts: [],
  statisticsUrl: '/statistics',
  operator: {
    isExample: true,
    name: 'Muster GmbH',
    street: 'Beispielstraße 1',
    city: '10115 Berlin',
    representative: 'Erika Muster',
    email: 'service@anbieter.test',
    phone: '+49 30 23125 000',
    register: 'HRB 0',
    vatId: 'DE0',
    dataProtectionAuthority: 'Aufsicht',
    dataProtectionOfficer: null,
    editor: null,
  },
  signIn: {
    clientId: 'web',
    scope: 'openid offline_access',
    resource: null,
    parameters: {},
    redirectPaths: { signedIn: '/signed-in', silent: '/signed-in/silent', signedOut: '/signed-out' },
    signIn: flow(null),
    signUp: flow('create'),
    resetPassword: flow('reset_password'),
    editProfile: flow('edit_profile'),
    profilePage: null,
  },
}
