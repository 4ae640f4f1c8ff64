@browser
Feature: The site protects its visitors
  No other site may dress itself in the church's pages, and no script of another's runs on them.

  @REL-25
  Scenario: A page of another site cannot frame the church's, a smuggled script does not run, and every page says what a browser must refuse
    Then a page of another site that frames the home page shows nothing of it
    And a script that is smuggled into the vision page does not run
    And /communion/announcements is answered with these headers
      | x-content-type-options  | nosniff                         |
      | referrer-policy         | strict-origin-when-cross-origin |
      | content-security-policy | default-src 'none'              |
      | content-security-policy | frame-ancestors 'none'          |
      | content-security-policy | script-src 'self'               |
      | content-security-policy | object-src 'none'               |
      | content-security-policy | base-uri 'none'                 |
    And /no/such/page is answered with these headers
      | x-content-type-options  | nosniff                         |
      | referrer-policy         | strict-origin-when-cross-origin |
      | content-security-policy | default-src 'none'              |
      | content-security-policy | frame-ancestors 'none'          |
      | content-security-policy | script-src 'self'               |
      | content-security-policy | object-src 'none'               |
      | content-security-policy | base-uri 'none'                 |
