Feature: The church of the demo
  The whole product runs in the browser: a church of one's own, with nobody at the other end.

  @MOCK-01
  Scenario: The church answers when the line is cut
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    When the line is cut
    And I scroll the list to 0 px before its end
    Then I see 20 announcements
    And the church answers these calls
      | DELETE | /api/Announcement/57 | 204 |
      | GET    | /api/role/myRoles    | 200 |
    And nothing was asked of another server

  @MOCK-01 @PERM-03
  Scenario Outline: The church itself keeps its doors for a <who>
    Given I am a <who>
    When I visit the vision page
    Then the church answers these calls
      | GET    | /api/Announcement?page=1&itemsPerPage=10 | 200              |
      | DELETE | /api/Announcement/57                     | <delete>         |
      | GET    | /api/Member                              | <read members>   |
      | GET    | /api/role/myRoles                        | <read own roles> |

    Examples:
      | who     | delete | read members | read own roles |
      | visitor | 401    | 401          | 401            |
      | member  | 403    | 403          | 200            |
      | editor  | 204    | 403          | 200            |
      | admin   | 204    | 200          | 200            |

  @MOCK-02
  Scenario: What was written survives a reload, reaches a second tab, and can be reset
    Given I am an editor
    And I visit the announcements page
    And I fill "제목" with "성가대 연습"
    And I fill "내용" with "토요일 저녁에 모입니다."
    And I fill "작성자" with "찬양부"
    And I click the button "등록"
    And announcement 1 of the list says "성가대 연습"
    When I reload
    Then announcement 1 of the list says "성가대 연습"
    When I open the announcements page in a second tab
    Then announcement 1 of the list says "성가대 연습"
    When the church is reset
    And I reload
    Then announcement 1 of the list says "추수감사주일"
    When I turn to tab 1
    And I reload
    Then announcement 1 of the list says "추수감사주일"
