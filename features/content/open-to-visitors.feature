Feature: What is open to visitors
  Lists, bulletins, events and the organisation go with the reader's token where there is one, and do without it.

  @LIST-05
  Scenario Outline: A visitor of <address> where it <fault> is not taken for one whose session has ended
    Given GET <path> <fault>
    When I visit <address>
    Then GET <path> was sent 1 time
    And GET <path> was sent in a visitor's name
    And I see "<sentence>"
    And POST /api/Account/Refresh was sent 0 times
    And I do not see the login dialog

    Examples:
      | address                     | path                      | fault            | sentence |
      | /communion/announcements    | /api/Announcement         | asks for a login | 로그인이 필요합니다. |
      | /communion/advertisements   | /api/Advertisement        | is forbidden     | 권한이 없습니다.   |
      | /sermon/bibleStudies        | /api/bibleStudy           | asks for a login | 로그인이 필요합니다. |
      | /sermon/bulletin            | /api/File/bulletin        | is forbidden     | 권한이 없습니다.   |

  @LIST-05 @AUTH-13
  Scenario: Where a list wants to know its reader, a login leads to it
    Given GET /api/Announcement asks for a login
    And I visit the announcements page
    When I click the button "로그인" in the alert "공지사항을 불러오지 못했습니다."
    And GET /api/Announcement works again
    And I log in as member
    Then I am at the announcements page
    And I see 10 announcements

  @LIST-05 @PERM-01
  Scenario Outline: A member is known by the calls of <address>
    Given I am a member
    When I visit <address>
    Then GET <path> was sent in my name
    And the church refused no call

    Examples:
      | address                   | path               |
      | /communion/advertisements | /api/Advertisement |
      | /sermon/bibleStudies      | /api/bibleStudy    |
      | /sermon/bulletin          | /api/File/bulletin |
      | /communion/events         | /api/Event/        |
      | /organizations            | /api/session       |

  @LIST-05 @AUTH-17
  Scenario: A member's calls carry the token and send credentials
    Given my browser notes what is sent with credentials
    And I am a member
    When I visit the announcements page
    Then GET /api/Announcement was sent in my name
    And every call was sent with credentials
