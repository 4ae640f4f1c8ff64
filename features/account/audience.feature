Feature: Who may open which page
  One page of every kind, opened by everybody; what a visitor may not have is not even asked for.

  @REL-10 @ROUTE-07 @PERM-01
  Scenario Outline: <who> opens <page>, which is for everybody
    Given I am a <who>
    When I visit <page>
    Then I see the heading "<heading>"
    And I do not see the login dialog
    And I do not see "이 페이지를 보실 권한이 없습니다."
    And the church refused no call

    Examples:
      | who     | page                   | heading  |
      | visitor | the register page      | 회원가입 |
      | member  | the announcements page | 공지사항 |
      | editor  | the announcements page | 공지사항 |
      | admin   | the history page       | 교회 연혁 |

  @REL-10 @ROUTE-07
  Scenario Outline: A visitor who opens <page> is asked to log in
    When I visit <page>
    Then I see the login dialog
    And I see "이 페이지는 로그인하신 뒤에 보실 수 있습니다."
    And the church refused no call

    Examples:
      | page                     |
      | the profile page         |
      | the change password page |
      | the my roles page        |
      | the bulletin upload page |
      | the members page         |
      | /zone/manage             |

  @REL-10 @ROUTE-07
  Scenario Outline: <who> may open <page>
    Given I am a <who>
    When I visit <page>
    Then I see the heading "<heading>"
    And I do not see the login dialog
    And I do not see "이 페이지를 보실 권한이 없습니다."
    And the church refused no call

    Examples:
      | who    | page                     | heading       |
      | member | the change password page | 비밀번호 변경 |
      | editor | the change e-mail page   | 이메일 변경   |
      | admin  | the profile page         | 내 정보       |
      | member | the my roles page        | 나의 역할     |
      | editor | the bulletin upload page | 주보 올리기   |
      | admin  | the bulletin upload page | 주보 올리기   |
      | admin  | the members page         | 회원 관리     |

  @REL-10 @ROUTE-07 @PERM-03
  Scenario Outline: <who> may not open <page>, and nothing is asked of the church
    Given I am a <who>
    When I visit <page>
    Then I see "이 페이지를 보실 권한이 없습니다."
    And I am signed in as <who>
    And the church refused no call
    And GET /api/Member was sent 0 times
    And GET /api/duty/withmembers was sent 0 times
    And GET /api/Zone was sent 0 times

    Examples:
      | who    | page                     |
      | member | the bulletin upload page |
      | member | the members page         |
      | editor | the members page         |
      | member | /duty/manage             |
      | editor | /zone/manage             |
      | editor | /job/manage              |
