/*
 * The key and certificate of the simulated FTPS server at 127.0.0.1. The key is public, so only a simulator may use it.
 * They were made with:
 *
 *   openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj "/CN=Simulated office"
 *     -addext "subjectAltName=IP:127.0.0.1,DNS:localhost" -addext "basicConstraints=critical,CA:TRUE"
 */
export const ftpsKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCiM4oa49cOaIwiDA
0YTSz1d3pyjMH/yJT6DEASU3+DShRANCAATtNHAJYhW8gHrwx0L1oWW9rL0TXVMD
p5phvTDXP3C+2+Gvuwln0lxCrUYDvA8h7dPU0I9G3nBQmndumsJAgRZu
-----END PRIVATE KEY-----
`

export const ftpsCertificate = `-----BEGIN CERTIFICATE-----
MIIBqTCCAU+gAwIBAgIUQKqPYRVG7YMexbbs/Xg15IGKTOAwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQU2ltdWxhdGVkIG9mZmljZTAgFw0yNjExMjMxODE3MTJaGA8y
MTI2MTAzMDE4MTcxMlowGzEZMBcGA1UEAwwQU2ltdWxhdGVkIG9mZmljZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABO00cAliFbyAevDHQvWhZb2svRNdUwOnmmG9
MNc/cL7b4a+7CWfSXEKtRgO8DyHt09TQj0becFCad26awkCBFm6jbzBtMB0GA1Ud
DgQWBBTsLpXFdFW6w6h5JVj19I1lPeBAXDAfBgNVHSMEGDAWgBTsLpXFdFW6w6h5
JVj19I1lPeBAXDAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwDwYDVR0TAQH/
BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAn6K3EGn7QAisJvXBKj0ry8YBWgPL
Ceu2OdeBe8J1K4wCIBonKkAcNRzuXp6SDX1y/1/MFpnqM3Vhr2qeE6LesGqQ
-----END CERTIFICATE-----
`
