Feature: Searching and sorting members
  An Admin finds a member among hundreds, on a desktop and on a phone, and downloads the list.

  Background:
    Given I am an admin
    And I visit the members page

  @MEMB-07
  Scenario: Initial consonants, half a syllable and an address find a member
    When I fill "이름이나 이메일로 찾기" with "ㄱㅁㅅ"
    Then I see "400명 중 3명"
    And the rows of the table "회원 명부" are
      | 359 | 김만수 |
      | 381 | 김말순 |
      | 37  | 김민수 |
    When I fill "이름이나 이메일로 찾기" with "김민ㅅ"
    Then members are
      | 김민수 |
    When I fill "이름이나 이메일로 찾기" with "mansu.kim@"
    Then members are
      | 김만수 |

  @MEMB-07
  Scenario: A search without a result offers to show all members
    When I fill "이름이나 이메일로 찾기" with "없는 이름"
    Then I see "찾으시는 회원이 없습니다."
    When I click the button "모두 보기"
    Then I see "400명"

  @MEMB-07
  Scenario: What was looked for is there again after a visit to a member
    When I fill "이름이나 이메일로 찾기" with "김민수"
    Then I am at /member/manageMembers?q=%EA%B9%80%EB%AF%BC%EC%88%98
    When I click the link "수정 김민수"
    Then I see the heading "김민수"
    When I go back
    Then "이름이나 이메일로 찾기" holds "김민수"
    And members are
      | 김민수 |
    When I click the link "회원 관리" in the navigation "관리"
    Then "이름이나 이메일로 찾기" holds ""
    And I see "400명"

  @MEMB-07
  Scenario: The headings sort, one way and the other
    Then the column sorted upwards says just "이름"
    And member 1 of the list says just "강나은"
    When I click the button "이름"
    Then the column sorted downwards says just "이름"
    And member 400 of the list says just "강나은"
    When I click the button "번호"
    Then the column sorted upwards says just "번호"
    And member 1 of the list says just "한경수"
    And I am at /member/manageMembers?sort=id
    When I reload
    Then member 2 of the list says just "정미란"

  @MEMB-07 @phone @browser
  Scenario: A phone shows a short line for each, which opens wherever it is touched, sorts by a choice, and keeps the search in sight
    # Eight of them fit on a small phone, and four stand there at once.
    Then member 4 of the list is wholly in the window
    And the row of member 1 is at most 96 px high
    And the link "수정 강나은" is large enough for a thumb
    And the button "삭제 강나은" is large enough for a thumb
    And nothing is wider than the window
    When I click the button "조건·내려받기"
    And I choose "번호 큰 순" for "정렬"
    Then member 400 of the list says just "한경수"
    When I scroll to member 400 of the list
    Then the field "이름이나 이메일로 찾기" is wholly in the window
    When I fill "이름이나 이메일로 찾기" with "한경"
    Then members are
      | 한경수 |
    And member 1 of the list is wholly in the window
    And the field "이름이나 이메일로 찾기" is wholly in the window
    And nothing is wider than the window
    When I tap the row of member 1
    Then I see the heading "한경수"

  @MEMB-07 @MEMB-09 @browser
  Scenario: The list is saved as a file as it is shown
    When I fill "이름이나 이메일로 찾기" with "ㄱㅁㅅ"
    And I click the button "번호"
    And I click the button "번호"
    And I see "400명 중 3명"
    Then the button "찾은 3명 내려받기" saves the sheet "회원명부-2026-11-18.xlsx"
      | 번호 | 이름  | 이메일                    | 성별 | 생년월일     | 직분   | 구역       |
      | 381 | 김말순 | malsun.kim@example.org | 여  | 1941-06-12 | 은퇴권사 | 트리니다드 구역 |
      | 359 | 김만수 | mansu.kim@example.org  | 남  | 1957-11-08 | 은퇴집사 | 센트로 구역   |
      | 37  | 김민수 | minsu.kim@example.org  | 남  | 1987-01-26 | 서리집사 | 루케 구역    |
