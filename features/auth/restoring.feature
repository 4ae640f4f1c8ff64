Feature: Coming back with a token
  A page that is reloaded finds out from the stored token who is there.

  @AUTH-10
  Scenario: A valid token restores the session
    Given I am a member
    And I visit the vision page
    Then I am signed in as member
    When I reload
    Then I am signed in as member
    And POST /api/Account/Refresh was sent 0 times

  @AUTH-10 @AUTH-17
  Scenario: An expired token is refreshed once
    Given my browser notes what is sent with credentials
    And I am a member
    And 1000 seconds pass
    When I visit the profile page
    Then I am signed in as member
    And I see "김민수"
    And POST /api/Account/Refresh was sent 1 time
    And POST /api/Account/Refresh was sent in a visitor's name
    And every call was sent with credentials
    And session storage holds the token of member under both names

  @AUTH-10
  Scenario: An expired token that the server does not refresh leaves a visitor
    Given I am a member
    And 1000 seconds pass
    And POST /api/Account/Refresh asks for a login
    When I visit the vision page
    Then I am signed out
    And POST /api/Account/Refresh was sent 1 time

  @AUTH-10 @REL-06
  Scenario Outline: A stored token that is <what> leaves a visitor on a whole page
    Given session storage holds "<token>"
    When I visit the vision page
    Then I am signed out
    And I see the heading "목회철학과 비전"
    And POST /api/Account/Refresh was sent 0 times

    Examples:
      | what             | token                                 |
      | no token         | 안녕하세요                            |
      | a nameless token | eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl |

  @AUTH-08 @AUTH-10
  Scenario: The church's own token tells name, e-mail, duty and role
    Given I am an editor
    When I visit the profile page
    Then I see "이선영"
    And I see "sunyoung.lee@example.org"
    And I see "권사"
    And I see "편집자"

  @AUTH-08
  Scenario Outline: Claims under <names> are read
    Given session storage holds a token with the claims
      """
      <claims>
      """
    When I visit the profile page
    Then I see "한지우"
    And I see "jiwoo.han@example.org"
    And I see "안수집사"
    And I see "<roles>"

    Examples:
      | names        | roles        | claims                                                                                                                                                                                                                                                                                                                                          |
      | short names  | 교사         | { "sid": "9", "name": "한지우", "email": "jiwoo.han@example.org", "Duty": "안수집사", "role": "Teacher" }                                                                                                                                                                                                                                              |
      | WS addresses | 교사, 편집자 | { "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/sid": "9", "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name": "한지우", "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress": "jiwoo.han@example.org", "Duty": "안수집사", "http://schemas.microsoft.com/ws/2008/06/identity/claims/role": ["Teacher", "Editor"] } |

  @REL-07 @AUTH-09
  Scenario Outline: Where session storage is <state>, a session lives as long as the page
    Given session storage is <state>
    And I visit the vision page
    When I log in as member
    Then I am signed in as member
    When I click the link "교제" in the navigation "주요 메뉴"
    Then I am at the events page
    And I am signed in as member
    When I log out
    Then I am at the logout page
    And I am signed out

    Examples:
      | state   |
      | blocked |
      | full    |
