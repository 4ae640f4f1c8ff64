@REL-30
Feature: Half-written posts
  An announcement, a sheet, an advertisement or an event that was begun waits for its writer, whatever comes between.

  Background:
    Given I am an editor

  Scenario Outline: A half-written <what> is given back on return and after a reload, and clearing it can be undone
    Given I visit the <page> page
    When I click the button "<open>"
    And I fill "제목" with "아직 덜 쓴 글"
    And I click the link "행사" in the navigation "교제"
    And I am at the events page
    And I go back
    Then "제목" holds "아직 덜 쓴 글"
    When I reload
    Then I see "쓰시던 내용을 그대로 불러왔습니다."
    When I click the button "내용 지우기"
    And I click the button "되돌리기" in the toast
    Then "제목" holds "아직 덜 쓴 글"

    Examples:
      | what          | page           | open    |
      | announcement  | announcements  | 새 공지 쓰기 |
      | advertisement | advertisements | 새 광고 쓰기 |

  Scenario: Of a half-written sheet the title is given back, and its file is named, which has to be chosen again
    Given I visit the Bible studies page
    When I click the button "새 문제지 올리기"
    And I fill "제목" with "요한복음 1과"
    And I choose the file "문제지.pdf"
    Then I see "문제지.pdf"
    When I reload
    Then "제목" holds "요한복음 1과"
    And I see "다시 골라 주셔야 합니다: ‘문제지.pdf’"
    When I choose the file "문제지.pdf"
    Then I do not see "다시 골라 주셔야 합니다"

  Scenario: A half-written event is given back after a reload
    Given I visit the events page
    When I click the button "새 행사 등록"
    And I fill "행사 이름" with "김장 나눔"
    And I reload
    And I click the button "새 행사 등록"
    Then "행사 이름" holds "김장 나눔"

  Scenario: An unfinished event is restored for no other user
    Given I visit the events page
    When I click the button "새 행사 등록"
    And I fill "행사 이름" with "김장 나눔"
    And I press "Escape"
    And I log out
    And I log in as admin
    And I am signed in as admin
    And I visit the events page
    And I click the button "새 행사 등록"
    Then "행사 이름" holds ""

  @MEMB-03
  Scenario: A half-typed member is given back with the dialog after a reload
    Given I am an admin
    And I visit the members page
    And I click the button "신규 등록"
    And I fill "이름" with "황보라"
    When I reload
    Then I see the dialog "신규 등록"
    And I see "쓰시던 내용을 그대로 불러왔습니다."
    And "이름" holds "황보라"
    When I click the button "내용 지우기"
    And I reload
    Then I see "400명"
    And I do not see the dialog "신규 등록"
