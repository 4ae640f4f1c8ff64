Feature: The list of members
  An Admin sees all registered members.

  @MEMB-01 @ROUTE-03
  Scenario: All members are in the table, by number, name and e-mail
    Given I am an admin
    When I visit the members page
    Then I see "400명"
    And member 1 of the list says just "강나은"
    And member 400 of the list says just "황민정"
    And GET /api/Member was sent 1 time
    And GET /api/Member was sent in my name
    When I fill "이름이나 이메일로 찾기" with "김민수"
    Then the rows of the table "회원 명부" are
      | 37 | 김민수 | 서리집사 | 루케 구역 | minsu.kim@example.org |
    And the link "수정 김민수" leads to /member/detail/37
    When I fill "이름이나 이메일로 찾기" with "정미란"
    Then the rows of the table "회원 명부" are
      | 2 | 정미란 |  | 비야모라 구역 | 이메일 없음 |

  @MEMB-01 @MEMB-04
  Scenario: A church without members says so, and leads to the first
    Given the empty world
    And I am an admin
    When I visit the members page
    Then I see "아직 등록된 회원이 없습니다."
    And the button "전체 0명 내려받기" is disabled
    When I click the invitation to register
    And I fill in
      | 이름   | 황보라        |
      | 성별   | 여          |
      | 생년월일 | 1990-02-28 |
    And I click the button named just "등록" in the dialog
    Then members are
      | 황보라 | 방금 등록 |
    And I see "1명"

  @MEMB-02 @REL-15 @REL-26
  Scenario Outline: A list that <answer> has a message, and can be read again
    Given I am an admin
    And GET /api/Member <answer>
    When I visit the members page
    Then a toast says "회원 데이터를 불러오지 못했습니다."
    And an alert in the page says "회원 데이터를 불러오지 못했습니다."
    When GET /api/Member works again
    And I click the button "다시 시도"
    Then I see "400명"

    Examples:
      | answer               |
      | breaks off half-way  |

  @MEMB-02 @PERM-03
  Scenario: A list that is forbidden says who may see it, and the Admin stays signed in
    Given I am an admin
    And GET /api/Member is forbidden
    When I visit the members page
    Then an alert in the page says "회원 명부를 볼 권한이 없습니다."
    And I am signed in as admin

  @ROUTE-07 @MEMB-01
  Scenario Outline: A <who> sees no members, and no call is sent
    Given I am a <who>
    When I visit the members page
    Then the page says that I have no permission
    And GET /api/Member was sent 0 times

    Examples:
      | who    |
      | member |
      | editor |

  @REL-14 @MEMB-01 @browser
  Scenario: Names of members are shown as text, whatever they contain
    Given the hostile world
    And I am an admin
    When I visit the members page
    Then I see "400명"
    And I see "<script>window.hacked=true</script>"
    And nothing that was shown ran
    And nothing is wider than the window
    When the window is 360 px wide
    Then nothing is wider than the window
    When I fill "이름이나 이메일로 찾기" with "DROP TABLE"
    Then I see "Robert'); DROP TABLE members;--"
